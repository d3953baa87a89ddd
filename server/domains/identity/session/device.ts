interface Known {
  name: string;
  /** Before the version, such as `Firefox/`. */
  mark: string;
}

/** The first that fits: most browsers also claim to be those further down. */
const browsers: readonly Known[] = [
  { name: 'WeChat', mark: 'MicroMessenger/' },
  { name: 'DingTalk', mark: 'DingTalk/' },
  { name: 'Feishu', mark: 'Lark/' },
  { name: 'Edge', mark: 'Edg/' },
  { name: 'Edge', mark: 'EdgA/' },
  { name: 'Edge', mark: 'EdgiOS/' },
  { name: 'Opera', mark: 'OPR/' },
  { name: 'Samsung Internet', mark: 'SamsungBrowser/' },
  { name: 'Firefox', mark: 'Firefox/' },
  { name: 'Firefox', mark: 'FxiOS/' },
  { name: 'Chrome', mark: 'CriOS/' },
  { name: 'Chrome', mark: 'Chrome/' },
  { name: 'Safari', mark: 'Version/' },
  { name: 'curl', mark: 'curl/' },
  { name: 'Node.js', mark: 'node' },
];

const systems: readonly Known[] = [
  { name: 'HarmonyOS', mark: 'OpenHarmony' },
  { name: 'HarmonyOS', mark: 'HarmonyOS' },
  { name: 'Android', mark: 'Android' },
  { name: 'iOS', mark: 'iPhone' },
  { name: 'iPadOS', mark: 'iPad' },
  { name: 'Windows', mark: 'Windows' },
  { name: 'ChromeOS', mark: 'CrOS' },
  { name: 'macOS', mark: 'Mac OS X' },
  { name: 'Linux', mark: 'Linux' },
];

const mainVersion = /^\d{1,4}/;

/** What a User-Agent header says of itself, for people to recognise their devices by; both are empty where it is unknown. */
export function deviceOf(userAgent: string | null): { browser: string; system: string } {
  const said = userAgent ?? '';
  const browser = browsers.find(({ mark }) => said.includes(mark));
  const version = browser && mainVersion.exec(said.slice(said.indexOf(browser.mark) + browser.mark.length))?.[0];
  return {
    browser: browser ? [browser.name, version].filter(Boolean).join(' ') : '',
    system: systems.find(({ mark }) => said.includes(mark))?.name ?? '',
  };
}
