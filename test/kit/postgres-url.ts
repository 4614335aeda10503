// The address of an embedded PostgreSQL, which listens on a socket in a folder.

export function urlOf({
  host,
  user,
  password,
  database,
}: {
  host: string;
  user: string;
  password: string;
  database: string;
}): string {
  return `postgres://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}`;
}
