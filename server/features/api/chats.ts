export const isSlack = (host: string): boolean => host === 'hooks.slack.com';

/** Slack, or a workflow of Teams: what they are sent is a line that people read. */
export const isChat = (host: string): boolean =>
  isSlack(host) || /\.(logic\.azure|api\.powerplatform)\.com$/.test(host);

/** As Slack wants its three signs of control. */
export const slackText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
