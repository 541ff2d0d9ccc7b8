/*
 * Preload for Electron's main process (`-r`): writes a JSON line per measured step, in milliseconds since the
 * process was created. A debugger would distort the figures.
 */
const { app, BrowserWindow } = require('electron');

const since = (time) => Math.round(time - process.getCreationTime());
const write = (step, time = Date.now()) => console.log(`figure ${JSON.stringify([step, since(time)])}`);

/** Resolves in the page a frame after the element appears, with the time of that frame. */
const painted = (contents, selector) =>
  contents.executeJavaScript(`new Promise((resolve) => {
    const look = () => document.querySelector(${JSON.stringify(selector)})
      ? requestAnimationFrame(() => setTimeout(() => resolve(Date.now())))
      : requestAnimationFrame(look);
    look();
  })`);

const ask = (contents, route, payload) =>
  contents.executeJavaScript(
    `window.backoffice.request(${JSON.stringify(route)}, ${JSON.stringify(payload)}, 'bench-' + Date.now())`,
  );

const rest = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const goTo = (contents, route) =>
  contents.executeJavaScript(`location.hash = ${JSON.stringify(`#${route}`)}; undefined`);

const { BENCH_ROUTE: list, BENCH_WINDOWS: windows = '1', BENCH_REST: restMs = '0' } = process.env;

const openWindow = async (contents, path) => {
  const start = Date.now();
  const created = new Promise((resolve) =>
    app.once('browser-window-created', (_event, window) => resolve(window)),
  );
  void ask(contents, 'windows.open', { path });
  const window = await created;
  const made = Date.now();
  const shown = new Promise((resolve) => window.once('show', () => resolve(Date.now())));
  const scripts = new Promise((resolve) => window.webContents.once('dom-ready', () => resolve(Date.now())));
  const ready = painted(window.webContents, '[role=grid] tbody tr, [role=grid] [role=row]:nth-child(2)');
  const figures = { made, scripts: await scripts, shown: await shown, ready: await ready };
  for (const [step, time] of Object.entries(figures)) {
    console.log(`figure ${JSON.stringify([`second window: ${step}`, time - start])}`);
  }
};

/** Moves the real pointer over an element, and clicks it on request. */
const point = async (contents, selector, isClick) => {
  const place = await contents.executeJavaScript(`(() => {
    const { x, y, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  })()`);
  contents.sendInputEvent({ type: 'mouseMove', ...place });
  if (!isClick) return;
  contents.sendInputEvent({ type: 'mouseDown', button: 'left', clickCount: 1, ...place });
  contents.sendInputEvent({ type: 'mouseUp', button: 'left', clickCount: 1, ...place });
};

const measureSort = async (contents) => {
  const mark = 'document.querySelector("[role=grid] th[aria-sort=none]").dataset.bench = "sorted"; undefined';
  await contents.executeJavaScript(mark);
  const start = Date.now();
  await point(contents, '[data-bench=sorted]', true);
  const sorted = await painted(
    contents,
    '[role=grid]:not([aria-busy=true]):has([data-bench=sorted]:not([aria-sort=none])) tbody tr',
  );
  console.log(`figure ${JSON.stringify(['sorted list painted', sorted - start])}`);
};

/** Rests on the name of a row, as a reader does, and opens it. */
const measureRecordAhead = async (contents) => {
  const name = '[role=grid] tbody tr:nth-child(4) a[href^="#/country/"]';
  await point(contents, name, false);
  await rest(700);
  const start = Date.now();
  await point(contents, name, true);
  const shown = await painted(contents, 'main form input');
  console.log(`figure ${JSON.stringify(['record read ahead painted', shown - start])}`);
};

const measure = async (window) => {
  const { webContents } = window;
  write('first window shown', await new Promise((resolve) => window.once('show', () => resolve(Date.now()))));
  write('login painted', await painted(webContents, 'input[type=password]'));
  await rest(500);
  const login = Date.now();
  const answer = await ask(webContents, 'auth.login', JSON.parse(process.env.BENCH_ACCOUNT));
  if (!answer.ok) throw new Error(`No login: ${JSON.stringify(answer)}`);
  const dashboard = await painted(webContents, 'nav[aria-label="Main menu"] a');
  console.log(`figure ${JSON.stringify(['dashboard painted', dashboard - login])}`);
  await rest(1500);
  const asked = Date.now();
  await goTo(webContents, list);
  const rows = await painted(webContents, '[role=grid] tbody tr, [role=grid] [role=row]:nth-child(2)');
  console.log(`figure ${JSON.stringify(['list painted', rows - asked])}`);
  await rest(1500);
  await measureSort(webContents);
  await rest(1000);
  await measureRecordAhead(webContents);
  await rest(1500);
  for (let count = 1; count < Number(windows); count += 1) {
    await openWindow(webContents, list);
    await rest(1500);
  }
  console.log('figure ["settled", 0]');
  await rest(Number(restMs));
  for (const other of BrowserWindow.getAllWindows()) if (other !== window) other.close();
  app.quit();
};

app.once(
  'browser-window-created',
  (_event, window) =>
    void measure(window).catch((cause) => {
      console.log(`bench failed: ${cause}`);
      app.exit(1);
    }),
);
