/* Worker entry: posts the certificate authorities that the system trusts, then ends. */
import tls from 'node:tls';
import { parentPort } from 'node:worker_threads';

// Default import: Node before 22.15 lacks the function, and a missing named import is a syntax error.
parentPort?.postMessage(tls.getCACertificates?.('system') ?? []);
