CREATE TABLE "clocks" (
	"host" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"doubt" text,
	"looked_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
