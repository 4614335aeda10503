// Every sentence that "Test connection" can say. A user interface translates by code, with the same values.

type Level = 'good' | 'note' | 'problem';

/** `problem`: the model cannot be used, or not well, until this is changed. */
const SENTENCES = {
  server: ['good', '{server} answers at {address}.'],
  model: ['good', 'The model is {model}.'],
  context_setting: ['good', 'The context is {tokens} tokens, as set here.'],
  context_server: ['good', 'The context is {tokens} tokens, as the server says.'],
  context_chosen: ['good', 'Ollama is asked for a context of {tokens} tokens.'],
  context_assumed: [
    'note',
    'The server does not say how long its context is; {tokens} tokens are assumed. Set it by hand if you know better.',
  ],
  context_beyond_model: [
    'problem',
    'The model was made for {tokens} tokens only; a longer context garbles its answers.',
  ],
  context_small: [
    'note',
    'With so short a context long documents are read in many pieces. {advice} serves well.',
  ],
  cloud_models: ['note', 'Not offered, because they run in a cloud: {models}.'],
  cloud_enabled: [
    'note',
    'Ollama may forward requests to its cloud; OLLAMA_NO_CLOUD=1 on the server switches that off.',
  ],
  not_encrypted: ['note', 'The connection is not encrypted; documents cross your network in the clear.'],
  usage_statistics: [
    'note',
    'vLLM sends usage statistics unless VLLM_NO_USAGE_STATS=1 is set on the server.',
  ],
  schema_enforced: ['good', 'The server holds the model to the requested form.'],
  schema_ignored: [
    'note',
    'The server ignores the requested form, but the model follows it by itself. Every answer is checked either way.',
  ],
  schema_refused: [
    'note',
    'The server cannot hold a model to a form, but the model follows it by itself. Every answer is checked either way.',
  ],
  schema_unusable: [
    'problem',
    'The model does not answer in the requested form, and nothing holds it to one.',
  ],
  reads: ['good', 'The model found the number in a small example.'],
  reads_badly: [
    'problem',
    'The model did not find the number in a small example; it may be too small for documents.',
  ],
  thinks: ['note', 'The model thinks before it answers although it is told not to; answers take longer.'],
  vision: ['good', 'The model reads images of pages.'],
  no_vision: ['note', 'The model reads text only; pages go to it as recognised text.'],
  vision_unknown: ['note', 'Whether the model reads images could not be found out; it gets text only.'],
  whole_prompts: ['good', 'A prompt of {tokens} tokens arrived whole.'],
  whole_slow: [
    'note',
    'Reading a prompt of {tokens} tokens took too long; whether long prompts arrive whole is not known.',
  ],
  whole_unknown: [
    'note',
    'The server does not say how many tokens it read, so cut prompts would go unnoticed.',
  ],
  cuts_prompts: [
    'problem',
    'A prompt of {tokens} tokens does not arrive whole: the context is smaller than expected. Set it by hand.',
  ],
  error: ['problem', '{message}.'],
  error_said: ['problem', '{message}. The server says: {said}'],
} as const satisfies Record<string, readonly [Level, string]>;

export type FindingCode = keyof typeof SENTENCES;

export interface Finding {
  level: Level;
  code: FindingCode;
  /** What stands in the places of the sentence. */
  values: Record<string, string | number>;
  text: string;
}

export function finding(code: FindingCode, values: Finding['values'] = {}): Finding {
  const [level, sentence] = SENTENCES[code];
  const text = sentence.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? value.toLocaleString('en-US') : value;
  });
  return { level, code, values, text };
}
