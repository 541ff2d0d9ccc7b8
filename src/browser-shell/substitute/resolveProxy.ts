/** Chromium takes lower case first. An empty variable counts as none. */
const variable = (name: string): string => process.env[name] || process.env[name.toUpperCase()] || '';

/** `http://proxy:3128`, `proxy:3128` or `socks5://proxy` as a proxy script would say it. */
const asScript = (proxy: string): string => {
  const [, scheme = 'http', address = ''] = /^(?:(\w+):\/\/)?([^/]*)/.exec(proxy) ?? [];
  const kind = { http: 'PROXY', https: 'HTTPS', socks: 'SOCKS5', socks4: 'SOCKS', socks5: 'SOCKS5' }[scheme];
  return kind ? `${kind} ${address}` : 'DIRECT';
};

const isExcepted = (hostname: string): boolean =>
  variable('no_proxy')
    .split(',')
    .map((entry) => entry.trim().replace(/^\*?\./, ''))
    .some((entry) => entry === '*' || (entry !== '' && `.${hostname}`.endsWith(`.${entry}`)));

/**
 * As Chromium does on Linux without a desktop: the variables of the environment, never for this machine itself.
 * Proxy scripts and the settings of desktops are what only Electron knows.
 */
export const resolveProxy = async (address: string): Promise<string> => {
  const { protocol, hostname } = new URL(address);
  if (/^(?:127(?:\.\d+){3}|localhost|\[::1\])$/.test(hostname) || isExcepted(hostname)) return 'DIRECT';
  const proxy = variable(`${protocol.slice(0, -1)}_proxy`) || variable('all_proxy');
  return proxy ? asScript(proxy) : 'DIRECT';
};
