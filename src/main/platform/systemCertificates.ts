/* The entry of a worker thread: says which certificate authorities the system trusts, and ends. */
import { getCACertificates } from 'node:tls';
import { parentPort } from 'node:worker_threads';

parentPort?.postMessage(getCACertificates('system'));
