// What a document without pages of its own (text, HTML, Office, e-mail) is made of before it is laid out on pages.

export type Block =
  | { kind: 'paragraph'; text: string; style?: TextStyle }
  /** Lines whose spaces and tabs align columns, as typed. */
  | { kind: 'preformatted'; text: string }
  | { kind: 'table'; rows: Cell[][] }
  | { kind: 'page_break' };

export interface TextStyle {
  bold?: boolean;
  /** Font height in points; 10 if absent. */
  size?: number;
  /** Points from the left margin. */
  indent?: number;
}

export interface Cell {
  text: string;
  bold?: boolean;
  /** Columns it takes; 1 if absent. */
  span?: number;
}
