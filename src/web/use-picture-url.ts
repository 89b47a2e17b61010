import { useEffect, useState } from 'react';

/** An object URL of a JPEG in base64, once there is one: the content policy allows no data URLs. */
export function usePictureUrl(base64: string | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (base64 === undefined) return;
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const made = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [base64]);
  return url;
}
