/** An SVG filter that renders alpha as wax: soft relief, grain, light from the upper left. `id` must be unique. */
export function SealRelief({ id }: { id: string }) {
  return (
    <filter id={id} x="-15%" y="-15%" width="130%" height="130%" colorInterpolationFilters="sRGB">
      <feComponentTransfer in="SourceAlpha" result="mask">
        <feFuncA type="linear" slope="1.9" intercept="0" />
      </feComponentTransfer>
      <feGaussianBlur in="SourceAlpha" stdDeviation="1.5" result="fine" />
      <feGaussianBlur in="SourceAlpha" stdDeviation="6.5" result="wide" />
      <feComposite in="fine" in2="wide" operator="arithmetic" k2=".42" k3=".58" result="height" />
      <feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="2" seed="17" result="grain" />
      <feComposite in="height" in2="grain" operator="arithmetic" k2=".93" k3=".12" result="surface" />
      <feDiffuseLighting in="surface" surfaceScale="13" diffuseConstant="1.06" lightingColor="#fff" result="diffuse">
        <feDistantLight azimuth="232" elevation="56" />
      </feDiffuseLighting>
      <feSpecularLighting
        in="surface"
        surfaceScale="11"
        specularConstant=".62"
        specularExponent="19"
        lightingColor="#ffe9e4"
        result="shine"
      >
        <feDistantLight azimuth="232" elevation="50" />
      </feSpecularLighting>
      <feFlood floodColor="#6f102c" result="wax" />
      <feComposite in="wax" in2="diffuse" operator="arithmetic" k1="1.12" k2=".24" result="lit" />
      <feComposite in="lit" in2="shine" operator="arithmetic" k2="1" k3=".4" result="sum" />
      <feComposite in="sum" in2="mask" operator="in" />
    </filter>
  );
}
