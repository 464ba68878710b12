/** popular-passwords is one file of JSON. */
declare module 'popular-passwords' {
  /** In small letters, none shorter than eight. */
  const passwords: readonly string[];
  export default passwords;
}
