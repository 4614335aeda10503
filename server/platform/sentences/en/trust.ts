// What the service says of trusted certificates.
export const trust = {
  noCertificate: 'Trusted certificate {{id}} does not exist',
  manyCertificates: 'There are {{most}} trusted certificates already; delete one first',
  certificateTaken: 'This certificate is trusted already',
  noCertificateText: 'is no X.509 certificate: choose a file with one, as PEM or DER',
  severalCertificates: 'holds {{count}} certificates: add them one by one, so that each has a name',
} as const;
