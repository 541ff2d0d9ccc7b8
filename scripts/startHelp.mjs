/** What `npm start -- --help` prints; the README has the same flags. */
export const startHelp = `Usage: npm start -- [flags]

  --api=URL             talk to this server instead of the sample data
  --ask-connection      behave like the first start of an installed app: ask what to connect to
  --user-data-dir=DIR   keep settings, window positions and the log here
  --export-dir=DIR      save exports here without asking
  --demo-orders=N       that many orders in the sample data (5000)
  --browser             the browser even if Electron is there
  --port=N, --no-open   with --browser: this port, and do not open a browser
  --help                print these`;
