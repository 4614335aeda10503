// Ollama's own POST /api/chat. Its OpenAI-compatible endpoint has no way to set the context (4,096 tokens on most machines)
// and cuts longer prompts without a word; this one takes `num_ctx` and answers 400 instead.
import { refuseRemoteModel } from './endpoint.ts';
import { at, numberAt, textAt } from './json-at.ts';
import { imageData, messagesOf, type Piece, type Protocol } from './protocol.ts';

export const ollamaProtocol: Protocol = {
  url: (endpoint) => `${endpoint.root}/api/chat`,
  body: (ask) => {
    const messages = messagesOf(ask);
    const last = messages.findLastIndex(({ role }) => role === 'user');
    const images = ask.images.map((url) => imageData(url));
    return {
      model: ask.model,
      messages: messages.map((message, index) =>
        index === last && images.length > 0 ? { ...message, images } : message,
      ),
      stream: true,
      think: false,
      truncate: false,
      shift: false,
      ...(ask.schema === null ? {} : { format: ask.schema }),
      options: {
        // The same in every request: another value makes Ollama load the model again.
        num_ctx: ask.context_tokens,
        num_predict: ask.max_tokens,
        temperature: ask.temperature,
        seed: 0,
      },
    };
  },
  pieces(document) {
    refuseRemoteModel(textAt(document, 'model') ?? 'The model', textAt(document, 'remote_host'));
    const pieces: Piece[] = [];
    const thinking = textAt(document, 'message', 'thinking') ?? '';
    if (thinking !== '') pieces.push({ type: 'thinking', text: thinking });
    const text = textAt(document, 'message', 'content') ?? '';
    if (text !== '') pieces.push({ type: 'text', text });
    if (at(document, 'done') !== true) return pieces;
    // Older versions name no reason.
    pieces.push({ type: 'finish', reason: textAt(document, 'done_reason') ?? 'stop' });
    const usage = {
      prompt_tokens: numberAt(document, 'prompt_eval_count') ?? null,
      completion_tokens: numberAt(document, 'eval_count') ?? null,
    };
    pieces.push({ type: 'usage', usage });
    return pieces;
  },
};
