import { createSocket } from 'node:dgram';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../support/app.ts';
import { launchBrowser } from '../support/launchBrowser.ts';
import { launchInShell } from '../support/launchInShell.ts';
import { login } from '../support/login.ts';
import { noteConnections, notedConnections } from '../support/noteConnections.ts';
import { allRoutes, visit } from '../support/visitScreens.ts';
import { webRtcPolicy } from '../support/webRtcPolicy.ts';

/** Server of a third party on this machine that counts TCP and UDP packets. */
const startStranger = async () => {
  let packets = 0;
  const tcp = createServer((socket) => {
    packets += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  const { port } = tcp.address() as AddressInfo;
  const udp = createSocket('udp4', () => {
    packets += 1;
  });
  await new Promise<void>((resolve) => udp.bind(port, '127.0.0.1', resolve));
  return {
    port,
    packets: () => packets,
    close: () => {
      tcp.close();
      udp.close();
    },
  };
};

/** Hosts that Chromium contacts by itself; Electron is built without these services. */
const chromiumsOwn = /(?:^|[./])(?:google|googleapis|gvt1)\.com$/;

/** Addresses that a browser connected to and host names it looked up, from its net log. */
const contactsIn = (netLog: string): string[] => {
  const { constants, events } = JSON.parse(readFileSync(netLog, 'utf8')) as {
    constants: { logEventTypes: Record<string, number> };
    events: { type: number; params?: { address?: string; host?: string } }[];
  };
  const { TCP_CONNECT_ATTEMPT, HOST_RESOLVER_MANAGER_REQUEST } = constants.logEventTypes;
  const contacts = events.flatMap(({ type, params }) => {
    if (type === TCP_CONNECT_ATTEMPT) return params?.address ?? [];
    if (type === HOST_RESOLVER_MANAGER_REQUEST) return params?.host?.replace(/^\w+:\/\//, '') ?? [];
    return [];
  });
  return [...new Set(contacts)].filter((contact) => !chromiumsOwn.test(contact.replace(/:\d+$/, '')));
};

test('a tour of all screens contacts only the app and its API @shell', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-traffic-'));
  const netLog = join(folder, 'browser.json');
  const stranger = await startStranger();
  const browser = await launchBrowser({ args: [`--log-net-log=${netLog}`, ...webRtcPolicy] });
  try {
    const connections = join(folder, 'main.txt');
    const app = await launchInShell(await browser.newContext(), {
      flags: [`--user-data-dir=${join(folder, 'profile')}`, '--demo-orders=200', '--demo-live=0'],
      env: { HOME: folder, DBUS_SESSION_BUS_ADDRESS: undefined, ...noteConnections(connections) },
    });
    const page = app.firstWindow;
    const own = new URL(page.url()).host;
    await login(page);
    for (const route of await allRoutes(page)) await visit(page, route);
    await page.evaluate(async (port) => {
      const address = `127.0.0.1:${port}`;
      const picture = new Image();
      picture.src = `http://${address}/picture`;
      navigator.sendBeacon(`http://${address}/beacon`, 'x');
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', href: `http://${address}/` }),
      );
      await fetch(`http://${address}/fetch`, { mode: 'no-cors' }).catch(() => undefined);
      await new Promise((resolve) => {
        new WebSocket(`ws://${address}/`).onerror = resolve;
      }).catch(() => undefined);
      const connection = new RTCPeerConnection({ iceServers: [{ urls: `stun:${address}` }] });
      connection.createDataChannel('probe');
      const complete = new Promise((resolve) => {
        connection.onicecandidate = ({ candidate }) => candidate ?? resolve(null);
      });
      await connection.setLocalDescription(await connection.createOffer());
      await complete;
    }, stranger.port);
    await app.quit();
    await browser.close();

    expect(stranger.packets()).toBe(0);
    expect(contactsIn(netLog)).toEqual([own]);
    // Main and its child processes only contact the sample-data server, by IP address, without a DNS lookup.
    const noted = notedConnections(connections);
    expect(noted).toHaveLength(1);
    expect(noted[0]).toMatch(/^127\.0\.0\.1:\d+$/);
  } finally {
    await browser.close();
    stranger.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
