/**
 * Whether the lines of the page begin at the right. The language is chosen before the page is
 * drawn, and a change of it loads the page anew.
 */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';
