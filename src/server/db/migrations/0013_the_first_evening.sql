CREATE TABLE "installation_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"public_url" text,
	"time_zone" text,
	"registration" text,
	"keeps_in_outbox" boolean DEFAULT true NOT NULL
);
