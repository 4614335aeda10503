// A text with what was found in it marked.

interface Props {
  text: string;
  /** As they stand in the text; others are left out. */
  marks: string[];
}

export function MarkedText({ text, marks }: Props) {
  return piecesOf(text, marks).map(({ piece, marked }, i) =>
    marked ? <mark key={i}>{piece}</mark> : <span key={i}>{piece}</span>,
  );
}

interface Piece {
  piece: string;
  marked: boolean;
}

/** The first of the marks that stands in the text parts it; what is left is parted by the others. */
function piecesOf(text: string, marks: string[]): Piece[] {
  for (const mark of marks) {
    const at = mark === '' ? -1 : text.indexOf(mark);
    if (at < 0) continue;
    const before = piecesOf(text.slice(0, at), marks);
    return [...before, { piece: mark, marked: true }, ...piecesOf(text.slice(at + mark.length), marks)];
  }
  return text === '' ? [] : [{ piece: text, marked: false }];
}
