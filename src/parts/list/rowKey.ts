export interface KeyedRow {
  readonly node: { readonly id: string; readonly number: number | null | undefined };
}

/** What a row is called in the address, and by `data-row` in the document. */
export const rowKey = ({ node }: KeyedRow): string => (node.number == null ? node.id : String(node.number));
