/** What a ray from the camera has found: its own light, and how much light falls on the colour there. */
export class Sight {
  readonly albedo = new Float64Array(4);
  readonly diffuse = new Float64Array(3);
  readonly rest = new Float64Array(3);
  readonly normal = new Float64Array(3);
  depth = 0;
  /** 0 where only the background was seen. */
  covered = 0;
}
