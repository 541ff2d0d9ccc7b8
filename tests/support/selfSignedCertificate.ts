import { generateKeyPairSync, sign } from 'node:crypto';

/*
 * Creates X.509 certificates for a test, so that the repository contains no key. Implements only the required
 * subset of DER.
 */

const der = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, Math.floor(length / 256), length % 256];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
};
const sequence = (...parts: Uint8Array[]): Buffer => der(0x30, ...parts);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const time = (date: Date): Buffer =>
  der(0x18, Buffer.from(`${date.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`));
const bits = (content: Uint8Array): Buffer => der(0x03, Buffer.from([0]), content);

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
const commonName = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from('test server')))));

/** subjectAltName with an IP address or name, and basicConstraints of a certificate authority. */
const extensions = (host: string): Buffer => {
  const isAddress = /^[\d.]+$/.test(host);
  const name = isAddress ? der(0x87, Buffer.from(host.split('.').map(Number))) : der(0x82, Buffer.from(host));
  const names = sequence(name);
  const isAuthority = sequence(der(0x01, Buffer.from([0xff])));
  return der(
    0xa3,
    sequence(
      sequence(oid('551d11'), der(0x04, names)),
      sequence(oid('551d13'), der(0x01, Buffer.from([0xff])), der(0x04, isAuthority)),
    ),
  );
};

const pem = (label: string, content: Buffer): string =>
  `-----BEGIN ${label}-----\n${content.toString('base64').replaceAll(/(.{64})/g, '$1\n')}\n-----END ${label}-----\n`;

interface Validity {
  host: string;
  from: Date;
  to: Date;
}

export const selfSignedCertificate = ({ host, from, to }: Validity): { key: string; cert: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    commonName,
    sequence(time(from), time(to)),
    commonName,
    publicKey.export({ format: 'der', type: 'spki' }),
    extensions(host),
  );
  const certificate = sequence(content, ecdsaWithSha256, bits(sign('sha256', content, privateKey)));
  return {
    key: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    cert: pem('CERTIFICATE', certificate),
  };
};
