// Where an address that the service connects to was set.
export const origins = {
  webhooks: 'Settings, Webhooks',
  hosts: 'Settings, allowed hosts',
  signOn: 'Settings, {{name}}',
  mail: 'Settings, Mail',
  model: 'Settings, Model',
  endpoint: 'The webhook endpoint {{name}}',
  rule: 'Rule {{name}}',
  channel: 'Intake {{name}}',
} as const;
