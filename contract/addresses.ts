// Every endpoint on one page: name (= operationId), method and path. Definitions, server, client and docs use these.
export const addresses = {
  // documents
  uploadDocument: 'POST /api/documents/upload',
  listDocuments: 'GET /api/documents',
  getDocument: 'GET /api/documents/:id',
  editDocument: 'PATCH /api/documents/:id',
  changeStatus: 'PATCH /api/documents/:id/status',
  deleteDocument: 'DELETE /api/documents/:id',
  reprocessDocument: 'POST /api/documents/:id/reprocess',
  getOriginal: 'GET /api/documents/:id/original',
  getDocumentLink: 'GET /api/documents/:id/link',
  listVersions: 'GET /api/documents/:id/versions',
  getVersionOriginal: 'GET /api/documents/:id/versions/:version/original',
  getPage: 'GET /api/documents/:id/pages/:number',
  getPageImage: 'GET /api/documents/:id/pages/:number/image',
  getText: 'GET /api/documents/:id/text',
  setExternalRef: 'PUT /api/documents/:id/external-refs/:crm_name',
  deleteExternalRef: 'DELETE /api/documents/:id/external-refs/:crm_name',
  // contacts and folders
  listContacts: 'GET /api/contacts',
  createContact: 'POST /api/contacts',
  getContact: 'GET /api/contacts/:id',
  editContact: 'PATCH /api/contacts/:id',
  deleteContact: 'DELETE /api/contacts/:id',
  listFolders: 'GET /api/folders',
  createFolder: 'POST /api/folders',
  getFolder: 'GET /api/folders/:id',
  editFolder: 'PATCH /api/folders/:id',
  deleteFolder: 'DELETE /api/folders/:id',
  // profiles
  listProfiles: 'GET /api/profiles',
  getProfile: 'GET /api/profiles/:id',
  createProfile: 'POST /api/profiles',
  replaceProfile: 'PUT /api/profiles/:id',
  deleteProfile: 'DELETE /api/profiles/:id',
  listProfileVersions: 'GET /api/profiles/:id/versions',
  // people and sessions
  signIn: 'POST /api/session',
  signOut: 'DELETE /api/session',
  getMe: 'GET /api/me',
  changeOwnPassword: 'PUT /api/me/password',
  listUsers: 'GET /api/users',
  createUser: 'POST /api/users',
  editUser: 'PATCH /api/users/:id',
  // settings
  getSettings: 'GET /api/settings',
  saveSettings: 'PUT /api/settings',
  getApiToken: 'GET /api/settings/api-token',
  regenerateApiToken: 'POST /api/settings/api-token/regenerate',
  getWebhookSettings: 'GET /api/settings/webhooks',
  saveWebhookSettings: 'PUT /api/settings/webhooks',
  testWebhook: 'POST /api/settings/webhooks/test',
  // deliveries
  listDeliveries: 'GET /api/webhook-deliveries',
  getDelivery: 'GET /api/webhook-deliveries/:id',
  redeliver: 'POST /api/webhook-deliveries/:id/redeliver',
  // audit
  listAudit: 'GET /api/audit',
  // chat
  chat: 'POST /api/chat',
  // operation
  getDashboard: 'GET /api/dashboard',
  getEvents: 'GET /api/events',
  getHealth: 'GET /healthz',
  getReadiness: 'GET /readyz',
} as const satisfies Record<string, `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`>;

export type EndpointName = keyof typeof addresses;
