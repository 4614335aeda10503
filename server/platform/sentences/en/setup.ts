// Why the service refuses something: about contacts, profiles, rules, intake and settings.

export const setup = {
  // Contacts and folders
  noContact: 'Contact {{id}} does not exist',
  contactBelow: 'A contact cannot stand below itself',
  builtIn: '{{contact}} is built in and cannot be deleted',
  contactInUse: '{{name}} has {{count}} documents (trash included); move or purge them first',
  contactParent: '{{name}} has {{count}} sub-contacts; move or delete them first',
  noFolder: 'Folder {{id}} does not exist',
  noFolderOf: 'Folder {{id}} of contact {{contact}} does not exist',
  folderBuiltIn: 'The folder {{folder}} is built in and cannot be deleted',
  folderInUse: 'The folder has {{count}} documents (trash included); move or purge them first',
  folderThere: 'The contact already has a folder called {{name}}',

  // Profiles
  noProfile: 'Profile {{id}} does not exist',
  profileBuiltIn: 'Built-in profiles cannot be deleted',
  profileDefault: 'This is the default profile of the instance; choose another one first',
  profileInUse: '{{count}} contacts use this profile by default; choose another one there first',
  profileThere: 'There is already a profile called {{name}}',
  sameKey: 'Two fields have the key “{{name}}”; give one of them another key',
  notReadYet: 'Document {{id}} has not been read yet; wait until it is processed',
  noLabels:
    'No label with a value was found in document {{id}}; choose another sample or create the profile by hand',
  noTest: 'Test {{id}} of profile {{profile}} does not exist, or is older than 30 days',
  testFailed: "The test did not finish; the server's log names the cause. Try again with fewer documents.",
  noneReviewed:
    'No document of {{profile}} has been reviewed yet: approve some, or correct their values, and test again',

  // Vendors
  noVendor: 'Vendor {{number}} does not exist',
  notVendor: 'Only contacts of the type Vendor belong to a vendor',
  noTable:
    'The file cannot be read as a table. Save it as CSV (UTF-8), XLSX, JSON or NDJSON and choose it again.',
  noColumns: 'The file has no heading with rows below it',
  noNumberColumn: 'No column holds the vendor number; choose one, and import again',
  noSuchColumn: 'The file has no column called {{name}}',
  rowTwice: '{{name}} stands in row {{row}} already',
  noProfileNamed: 'There is no profile called {{name}}',

  // Rules
  noRule: 'Rule {{id}} does not exist',

  // Intake
  noChannel: 'Channel {{id}} does not exist',
  channelThere: 'There is an intake channel named {{name}} already',
  channelOff: 'The channel is switched off',
  channelKind: 'The kind of a channel cannot change; add another one',
  noRoot: 'No folder may be watched: the administrator of the server has to set RECTO_INTAKE_DIR',
  rootGone: 'The folder of RECTO_INTAKE_DIR does not exist',
  pathGone: '{{path}} does not exist',
  pathLink: '{{path}} is no folder, or a link leads there',
  pathDenied: 'The service may not read and write in {{path}}',
  pathGood: '{{path}} can be read and written',
  mailGood: 'Signed in; {{mailbox}} is open',
  mailRefused: 'The server refuses user or password ({{said}})',
  itemLarge: 'It is larger than {{size}} MB',
  itemEmpty: 'The file is empty',
  itemDenied: 'It cannot be read: permission denied',
  notPutAside: '{{path}} was taken, but cannot be put aside ({{said}})',
  mailUnreadable: 'The message cannot be read; it stays in the mailbox as it is',

  // Connections
  notAllowed: '{{host}} is not on the list of allowed hosts',
  receiverGone: 'the receiver answered 410 Gone',
  receiverFailing: 'the receiver has answered none of {{attempts}} attempts in {{days}} days with success',

  // Settings
  noModelUrl: 'No model server is set; enter its address first',
  noMailServer: 'No mail server is set; save one first',
  noWebhookUrl: 'No webhook URL is set; save one first',
  drafted: 'Drafted from {{name}}',
  profileChosen:
    'Profile {{profile}} was chosen because this is of the kind {{doc_type}} ({{percent}} % sure)',
  separatorSheet: 'Separator sheet: lay it between two documents before scanning them in one pile.',
  profileOfVendor: 'The profile {{profile}} is the usual one of the vendor {{vendor}}',
  profileByRule: 'The rule {{name}} has set the profile {{profile}}',
  profileLikeOthers:
    'Read with the profile “{{profile}}”, because it is like other documents (sure to {{percent}} %).',
  profileSimilar:
    'Profile {{profile}} was chosen as for document {{id}}, which is like this one ({{percent}} % sure)',
  kindUnknown: 'It is not known what kind of document this is, so it has the profile {{profile}}',
  noProfileFor:
    'This is of the kind {{doc_type}}, for which no profile may be chosen, so it has the profile {{profile}}',
  kindUnsure: 'This may be of the kind {{doc_type}} ({{percent}} % sure), so it has the profile {{profile}}',
  noOrder: 'No order has the number {{number}}',
  noOrderLine: 'Order {{order}} has no line {{line}}',
  noReceipt: 'Order {{order}} has no receipt {{number}}',
  receiptUnit: 'Line {{line}} is ordered in {{ordered}}; what came in {{unit}} cannot be compared with that',
  orderDiffers: 'Another row of the order has another value: {{field}}. Rows of one order say the same',
  numberUnclear:
    '“{{text}}” may be two numbers, as the point or the comma parts thousands or decimals. Write it with two decimals',
  noOrderColumns: 'Order number, line and quantity need a column each; choose them, and import again',
  noReceiptColumns:
    'Order number, receipt number, line and quantity need a column each; choose them, and import again',
} as const;
