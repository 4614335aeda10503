// What goes wrong with the model server and the transcription server, as the service says it.

export const model = {
  // The address
  scheme: 'The address of the model server must start with http:// or https://',
  credentials: 'The address of the model server must not contain a user name or password',
  key: 'The key for the model server has characters that no key has',
  ollamaCloud:
    '{{model}} does not run on your server: Ollama sends everything asked of models named like this to ollama.com. Choose a model that runs locally, and set OLLAMA_NO_CLOUD=1 on the server.',
  cloud:
    '{{model}} does not run on your server: it is set up to send everything to {{host}}. Choose a model that runs locally, and set OLLAMA_NO_CLOUD=1 on the server.',
  neverContacted: '{{address}} is a {{range}}, which is never contacted',
  public:
    '{{host}} is not on the private network. Documents are sent there only after an Admin has allowed this host.',
  redirect:
    'The model server answered with a redirect to {{address}}. Redirects are not followed, so that documents go only to the configured address; enter the final address instead.',

  // The connection
  hostName: 'The host name of the model server cannot be resolved',
  refused: 'Nothing listens at the address of the model server (connection refused)',
  noRoute: 'The host of the model server cannot be reached ({{code}})',
  noTls: 'The model server does not speak TLS at this address; https:// should perhaps be http://',
  certificate:
    'The certificate of the model server is not trusted or TLS failed ({{code}}); NODE_EXTRA_CA_CERTS adds your own authority',
  noHttp: 'The model server does not speak HTTP (http:// or https:// mixed up?)',
  closed: 'The model server closed the connection before its answer was complete',
  connection: 'The connection to the model server failed',
  connectionBy: 'The connection to the model server failed ({{code}})',
  noConnection: 'No connection to the model server within {{seconds}} s',
  silent: 'The model server was silent for {{seconds}} s',
  slow: 'The model server needed more than {{seconds}} s',
  cancelled: 'The request to the model was cancelled',

  // Its answers
  promptLong: 'The prompt is too long for the context of the model ({{status}})',
  wrongKey: 'The model server does not accept the key ({{status}})',
  busy: 'The model server is busy ({{status}})',
  loading: 'The model server is still loading the model ({{status}})',
  failed: 'The model server failed ({{status}})',
  notAccepted: 'The model server does not accept this request ({{status}})',
  outOfTime: 'The model server, or a proxy before it, ran out of time ({{status}})',
  requestLarge: 'The model server, or a proxy before it, does not take requests of this size (413)',
  unfinished: 'The model server ended its answer without saying that it is complete',
  gaveUp: 'The model server gave up on its answer ({{said}})',
  withheld: 'A filter on the model server withheld the answer',
  notJson: 'The model server sent something that is not JSON; is this the address of its API?',
  webPage: 'The model server sent a web page; is this the address of its API?',
  tooMuch: 'The model server sends more than a model would',
  middle: 'The answer of the model server ended in the middle of a message',
  shape: 'The answer of the model does not have the shape that was asked for',
  cutAnswer: 'The answer of the model was cut at its longest permitted length',
  runaway: 'The answer of the model repeated itself without end',
  notOffered: 'The server does not offer the model {{model}}. It offers: {{models}}',
  noneOffered: 'The server offers no model that can answer questions and runs on it',
  noImages: 'The model {{model}} does not take images',
  imageData: 'Images are sent as data URLs of PNG, JPEG or WebP files only',
  contextSmall: "The model's context of {{tokens}} tokens is too small for this profile",
  promptLarge:
    "The prompt (about {{tokens}} tokens) and its answer do not fit into the model's {{context}} tokens",
  promptCut:
    'The model server cut the prompt to {{tokens}} tokens without saying so; its context is smaller than the {{context}} tokens expected',

  // Recordings
  transcriptLong: 'The answer of the transcription server is too long',
  transcriptUnclear: 'The answer of the transcription server cannot be understood',
  transcriptStatus: 'The transcription server answered with status {{status}}',
  transcriptSlow: 'The transcription server took too long',
  transcriptGone: 'The transcription server cannot be reached',
  transcriptGoneBy: 'The transcription server cannot be reached ({{code}})',
} as const;
