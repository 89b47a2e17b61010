import { createLink } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ComponentProps } from 'react';

function BackAnchor({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className="back-link">
      <ChevronLeft size={18} strokeWidth={1.6} className="rtl:rotate-180" aria-hidden />
      {children}
    </a>
  );
}

/** The Back link above a page's title; accepts the props of the router's Link. */
export const BackLink = createLink(BackAnchor);
