/** A text with a phrase that was chosen: alone where nothing else was entered than one of the phrases, otherwise behind what was, so that nothing of it is lost. */
export function withPhrase(text: string, phrase: string, phrases: readonly string[], between: string): string {
  const own = text.trim();
  if (own === '' || phrases.includes(own)) return phrase;
  return own.includes(phrase) ? text : `${own}${between}${phrase}`;
}
