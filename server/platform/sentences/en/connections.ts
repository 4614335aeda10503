// Why another server could not be reached, by kind; `said` is what the system says of it.
export const connections = {
  dns: 'the host name cannot be resolved ({{said}})',
  refused: 'the connection was refused ({{said}})',
  reset: 'the connection was closed early ({{said}})',
  tls: 'TLS failed ({{said}})',
  timeout: 'there was no answer in time ({{said}})',
  blocked: 'the address may not be contacted ({{said}})',
  network: 'the connection failed ({{said}})',
} as const;
