// The address of an S3 store, as the setting writes it.

export interface S3Url {
  bucket: string;
  /** Without slashes at its ends; may be empty. */
  prefix: string;
  /** For stores other than AWS. */
  endpoint: string | undefined;
  region: string;
}

const FORM = 'must look like s3://bucket/prefix?endpoint=…&region=…';

/** `s3://bucket/prefix?endpoint=http://host:9000&region=eu-central-1`. Throws for anything else. */
export function parseS3Url(text: string): S3Url {
  if (!URL.canParse(text)) throw new Error(FORM);
  const url = new URL(text);
  if (url.protocol !== 's3:' || url.hostname === '') throw new Error(FORM);
  const unknown = [...url.searchParams.keys()].filter((key) => key !== 'endpoint' && key !== 'region');
  if (unknown.length > 0) throw new Error(`has "${unknown[0]}", which is neither endpoint nor region`);
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !/^https?:\/\/[^/]/.test(endpoint))
    throw new Error('has an endpoint that does not start with http:// or https://');
  return {
    bucket: url.hostname,
    prefix: url.pathname.replaceAll(/^\/+|\/+$/g, ''),
    endpoint,
    region: url.searchParams.get('region') ?? 'us-east-1',
  };
}
