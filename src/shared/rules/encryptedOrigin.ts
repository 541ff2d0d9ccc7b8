const originPattern = /^(https?):\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(:\d{1,5})?\/?$/;
const loopbackHosts = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Form of a server's origin in lower case: https anywhere, http only to this computer. No path, no credentials.
 * Invalid hosts and ports such as `https://1.2.3.999` have this form too.
 */
export const isEncryptedOrigin = (text: string): boolean => {
  const [, protocol, host = ''] = originPattern.exec(text) ?? [];
  // Maximum length of a DNS name. A longer one would hide its end in the dialog that shows it.
  if (host.length > 253) return false;
  return protocol === 'https' || (protocol === 'http' && loopbackHosts.includes(host));
};
