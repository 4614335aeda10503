// Runs the HTML and XML parser with a bound on depth: it keeps its open elements in a list that costs their number each
// time, so a hundred thousand of them would take minutes.
import { Parser, type Handler } from 'htmlparser2';

/** Documents of people nest a few dozen levels; what never closes its elements gets some thousand. */
const MAX_OPEN = 5000;
/** Characters given to the parser at a time; the depth is looked at in between. */
const CHUNK = 32 * 1024;

/** Entities are decoded as far as HTML or XML itself knows them. Text behind elements nested too deeply is not read. */
export function parseMarkup(
  text: string,
  syntax: 'html' | 'xml',
  handler: Pick<Handler, 'onopentag' | 'ontext' | 'onclosetag'>,
): void {
  let open = 0;
  const xml = syntax === 'xml';
  const parser = new Parser(
    {
      ontext: (value) => handler.ontext?.(value),
      onopentag: (name, attributes, implied) => {
        open++;
        handler.onopentag?.(name, attributes, implied);
      },
      onclosetag: (name, implied) => {
        open--;
        handler.onclosetag?.(name, implied);
      },
    },
    { xmlMode: xml, decodeEntities: true, recognizeSelfClosing: xml, lowerCaseTags: !xml },
  );
  for (let at = 0; at < text.length && open <= MAX_OPEN; at += CHUNK)
    parser.write(text.slice(at, at + CHUNK));
  parser.end();
}
