const policy = 'webrtc-ip-handling-policy=disable_non_proxied_udp';

/**
 * WebRTC policy that main sets for each window in Electron, as arguments. Chromium reads the first, its
 * headless shell the second.
 */
export const webRtcPolicy = [`--${policy}`, `--force-${policy}`];
