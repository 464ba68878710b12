export interface KeyedRow {
  readonly node: { readonly id: string; readonly number: number | null | undefined };
}

/** Key of a row, in the address and in `data-row`. */
export const rowKey = ({ node }: KeyedRow): string =>
  node.number == null ? node.id : String(node.number);
