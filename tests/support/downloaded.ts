/** What the browser downloads meanwhile. */
export async function downloaded(
  work: () => Promise<unknown>,
): Promise<{ name: string; blob: Blob }[]> {
  const found: { name: string; blob: Blob }[] = [];
  let last = new Blob();
  const before = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) last = blob;
    return 'blob:made';
  };
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    found.push({ name: this.download, blob: last });
  });
  try {
    await work();
  } finally {
    URL.createObjectURL = before;
    click.mockRestore();
  }
  return found;
}
