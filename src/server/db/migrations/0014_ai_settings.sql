CREATE TABLE "ai_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"provider" text,
	"base_url" text,
	"allow_private" boolean DEFAULT false NOT NULL,
	"sealed_key" text,
	"name" text,
	"currency" text DEFAULT 'USD' NOT NULL,
	"input_price" double precision,
	"output_price" double precision,
	"picture_price" double precision,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ai_calls" ADD COLUMN "cost" double precision;