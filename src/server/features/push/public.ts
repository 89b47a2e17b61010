// What other features may use of this one; its own files name each other.

export { tellDevices } from './tell-devices.ts';
