import { notShown, type ShownBy } from '../../support/shownBy';

// What a link of a company, messages to a device, other ways to sign in and the installed app
// promise, what may go wrong with them, and the tests that show what becomes of it.

const links = 'tests/server/companyLinks.test.ts';
const ended = 'tests/server/companyLinksEnd.test.ts';
const rights = 'tests/server/companyLinkRights.test.ts';
const page = 'tests/server/companyLinkPage.test.ts';
const screen = 'tests/screens/CompanyLink.test.tsx';
const push = 'tests/server/push.test.ts';
const refused = 'tests/server/pushRefused.test.ts';
const told = 'tests/screens/TellDevice.test.tsx';
const along = 'tests/server/startAlong.test.ts';
const oidc = 'tests/server/oidc.test.ts';
const lies = 'tests/server/oidcLies.test.ts';
const passkeys = 'tests/server/passkeys.test.ts';
const inBrowser = 'tests/browser/companyLink.test.ts';
const factorsInBrowser = 'tests/browser/signInFactors.test.ts';

const link: ShownBy = {
  'It opens without a password, and from a message a snag is fixed with a photo in five taps.': {
    [inBrowser]: ['a link opens a company’s snags without a password, five taps from the message'],
  },
  'Snags by place, what was sent back first.': {
    [screen]: [
      'a link asks for a name alone',
      'where snags were sent back, a link leads to those first',
    ],
  },
  'Start, fixed with a photo, not ours, and no more.': {
    [rights]: ['by a link a snag is started'],
  },
  'The same outbox without a line.': {
    'tests/browser/companyLinkOffline.test.ts': ['a link that is opened without the server'],
    [screen]: ['without a line, whoever came by a link before', 'on a silent line it is offered'],
  },
  'The history says name, company and link.': {
    [links]: ['a link opens the snags of its company without a password'],
  },
  'Whoever makes an account keeps what they did, with a password or the account of their company.':
    {
      [links]: ['whoever accepts an invitation on the device of their link'],
      'tests/server/oidcInvited.test.ts': [
        'whoever accepts one so on the device of their company’s link',
      ],
    },
  'Of one company in one project, and of nobody and nothing else.': {
    [links]: [
      'a link is of one company in one project',
      'it tells of nobody but those who acted',
      'it sees the plans, photos and tiles',
    ],
    [rights]: ['of a person of another company’s link'],
  },
  'Random bits of which a hash is kept, given for a cookie that no script reads.': {
    [links]: ['the server keeps no token that could be used'],
    [rights]: ['what was given for the token is a cookie'],
  },
  'Messengers that open it change nothing, and are told number, place and trade.': {
    [page]: [
      'asking for the page, as often as a messenger likes',
      'the page of a snag that the link opens is titled',
    ],
    [inBrowser]: ['a messenger that asks for a link to a snag'],
  },
  'The snag’s own screen offers that address, to who may make links.': {
    'tests/screens/SnagDetailSend.test.tsx': [
      'who may make links sends a snag',
      'a snag without a company, of an archived one',
      'an admin reads what the address opens',
      'without a line it is said that the server makes',
    ],
    [inBrowser]: ['a messenger that asks for a link to a snag'],
  },
  'It ends on every device, and every socket within a second.': {
    [rights]: ['every open socket of it closes within a second'],
    [ended]: ['a link ends after 90 days without use', 'with its project it ends for good'],
    [screen]: ['a link that is withdrawn while its person has unsent work'],
  },
  'Admins see which there are, when and on how many devices they were used, and read the risk.': {
    'tests/screens/SettingsLinks.test.tsx': ['an admin sees which companies have a link'],
  },
  'Trade sheets have it as their codes.': {
    [ended]: ['a trade sheet made by somebody who inspects'],
    'tests/server/reportContents.test.ts': [
      'the code beside a snag of a sheet, of a company with %s',
    ],
  },
  'A token that was withdrawn, cut, or is of another project.': {
    [links]: ['a token that was withdrawn, cut, made up or of an archived project'],
  },
  'Used on 50 devices.': {
    [ended]: ['50 devices open one link', 'a hundred people come by one link'],
  },
  'Guessed 1,000 times.': {
    [ended]: ['a thousand guesses are slowed down'],
    [page]: ['guesses at titles are counted with all others'],
  },
  'A company that is renamed, removed or merged.': {
    [ended]: ['a company that is renamed keeps its link'],
    'tests/screens/CompanyLinkMoved.test.tsx': ['a company that is renamed while its link is open'],
    [screen]: ['a company whose snags all went to another'],
    'tests/server/mergedCompanies.test.ts': [
      'its link ends: an open socket closes within a second',
    ],
  },
  'A snag that goes to another company while its trade has it open without a line.': {
    'tests/screens/CompanyLinkMoved.test.tsx': [
      'a snag that goes to another company while somebody by link',
    ],
    [links]: ['a snag that goes to another company while its trade works on it'],
  },
};

const devices: ShownBy = {
  'Asked for by a press alone, also by a link.': {
    [told]: [
      'a press asks for permission',
      'a person who says no',
      'who came by a link is told on this device after a press',
    ],
    'tests/browser/push.test.ts': [
      'a message of the server is shown, and a press on it opens the snag',
    ],
  },
  'One a snag, at most one in ten minutes, none at night, nothing that people wrote.': {
    [push]: [
      'a device is told of what comes to wait',
      'at most one message in ten minutes',
      'at night, by the clock of the site',
    ],
  },
  'It ends with the session, and a dead subscription is dropped.': {
    [push]: ['when the person stops it, signs out', '%i: the device is forgotten'],
  },
  'Known push services alone.': { [refused]: ['nothing is sent to %s'] },
  'The key was made anew.': {
    [refused]: ['a key that was made anew forgets the devices'],
    [told]: ['a device that is subscribed for another key'],
    'tests/app/workerNotices.test.ts': ['where the browser has replaced a subscription'],
  },
  'The app on an iPhone’s home screen takes the session along, once.': {
    [told]: [
      'a browser without a push service says so',
      'the app on the home screen begins with the session',
    ],
    [along]: [
      'the app on a home screen begins the same person’s session',
      'a newer token takes the place',
      'whoever came by a company’s link takes that along',
    ],
  },
  'Shortcuts, shared photos, and the number on its sign.': {
    [along]: ['the app’s own manifest has both shortcuts'],
    'tests/screens/Going.test.tsx': ['the shortcuts lead', 'more photos than a snag can have'],
    'tests/browser/push.test.ts': ['photos that another app shares'],
    'tests/screens/AppBadge.test.tsx': ['the app’s sign has the number'],
  },
};

const signIn: ShownBy = {
  'A provider that is away.': {
    [lies]: ['one that fails is away'],
    'tests/browser/signInProvider.test.ts': ['while the provider is away'],
  },
  'That lies about its issuer.': {
    [lies]: [
      'one that names another issuer',
      'an answer of another provider',
      'an ID token %s signs nobody in',
    ],
  },
  'With another clock.': { [lies]: ['a clock that is half a minute off'] },
  'An e-mail that it has not checked, and one that is joined only with the password.': {
    [oidc]: [
      'an identity without an account here',
      'an identity is joined to the account with its e-mail with the password',
    ],
  },
  'Signing out there.': {
    [oidc]: ['ends what was begun by it here', 'is told by the provider alone'],
  },
  'A passkey that was removed on the device.': {
    [factorsInBrowser]: ['somebody sets up one-time codes and a passkey'],
    [passkeys]: [
      'whoever removed their only one on the device',
      'one that is removed here is no way in any more',
    ],
  },
  'One-time codes and recovery codes.': {
    'tests/server/oneTimeCodes.test.ts': [
      'takes a code once',
      'goes by a recovery code once',
      'is slowed down after the fifth wrong code',
    ],
  },
  'A project that asks for a second factor.': {
    'tests/server/askedForFactor.test.ts': [
      'an admin without a second factor cannot ask for one',
      'lets everybody in who shows one',
      'does not ask those who come by a link',
    ],
  },
};

const languages: ShownBy = {
  'The trade’s part is whole, and the rest is said in English and listed.': {
    'tests/tooling/sentences.test.ts': [
      'of a language that is not whole, the trade’s part is asked for',
    ],
    'tests/screens/TradesPart.test.tsx': [
      'the list, its filter and the panel of the line',
      'signing in, a refusal there, and a company’s link',
    ],
  },
  'From right to left.': {
    'tests/browser/rightToLeft.test.ts': [
      'in Arabic the screens of a trade run from right to left',
    ],
    'tests/conventions.test.ts': ['styles name starts and ends and no sides'],
  },
};

test.each([
  ['a link of a company', link],
  ['messages to a device, and the installed app', devices],
  ['other ways to sign in', signIn],
  ['languages', languages],
])('whatever is promised of %s, and may go wrong, is shown by a test', (_what, shownBy) => {
  expect(notShown(shownBy)).toEqual([]);
});
