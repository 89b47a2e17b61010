/** The part of heic-decode 2.1 that we use; the package brings no types. */
declare module 'heic-decode' {
  type DecodedImage = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };
  type ImageHandle = { width: number; height: number; decode(): Promise<DecodedImage> };
  const decodeHeic: { all(input: { buffer: Uint8Array }): Promise<ImageHandle[] & { dispose(): void }> };
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it.
  export default decodeHeic;
}
