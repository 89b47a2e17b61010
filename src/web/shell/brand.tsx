import { Link } from '@tanstack/react-router';

/** The app's name with its seal; links to Home. */
export function Brand({ onClick }: { onClick?: () => void }) {
  return (
    <Link to="/" className="brand touch" onClick={onClick}>
      <svg viewBox="0 0 28 28" width={28} height={28} aria-hidden>
        <path
          d="M26.6,12.7C26.6,15.7,25.0,20.2,23.1,22.6C21.3,25.1,18.1,27.1,15.6,27.5C13.0,27.8,10.1,26.3,7.9,25.0C5.7,23.6,3.3,21.9,2.3,19.3C1.2,16.8,0.7,12.3,1.5,9.6C2.4,6.9,5.1,4.4,7.6,3.0C10.0,1.5,13.7,0.5,16.3,0.9C18.8,1.2,21.1,3.1,22.8,5.1C24.5,7.1,26.5,9.8,26.6,12.7Z"
          fill="var(--wax)"
        />
        <circle cx="14" cy="14" r="9" fill="none" stroke="oklch(1 0 0/.34)" />
        <path
          d="M14 18.6c-3-2-4.9-3.7-4.9-5.8 0-1.5 1.1-2.6 2.5-2.6 1 0 1.9.6 2.4 1.5.5-.9 1.4-1.5 2.4-1.5 1.4 0 2.5 1.1 2.5 2.6 0 2.1-1.9 3.8-4.9 5.8z"
          fill="oklch(1 0 0/.92)"
        />
      </svg>
      Fondly
    </Link>
  );
}
