import { contextBridge, ipcRenderer } from 'electron';
import { type Bridge, eventChannel, requestChannel } from '#shared/ipc/bridge.ts';

const bridge: Bridge = {
  request: (route, payload, requestId) => ipcRenderer.invoke(requestChannel, route, payload, requestId),
  on: (event, listener) => {
    const channel = eventChannel(event);
    const forward = (_event: unknown, payload: unknown): void => listener(payload);
    ipcRenderer.on(channel, forward);
    return () => {
      ipcRenderer.removeListener(channel, forward);
    };
  },
};

contextBridge.exposeInMainWorld('backoffice', bridge);
