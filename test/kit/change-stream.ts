// The stream of changes, read as a client reads it.
import type { Change } from '../../contract/feed.ts';

/** The changes of an answer of server-sent events, as they come, each with the id that it was sent under. */
export async function* readChangeStream(response: Response): AsyncGenerator<{ id: string; change: Change }> {
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const events = text.split('\n\n');
    text = events.pop()!;
    for (const event of events) {
      const [, id, json] = /^id: (\d+)\nevent: change\ndata: (.*)$/.exec(event) ?? [];
      if (id !== undefined && json !== undefined) yield { id, change: JSON.parse(json) as Change };
    }
  }
}
