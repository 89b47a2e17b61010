DROP INDEX "import_entries_fingerprint";--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "words_engine" text;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "alternate_engines" jsonb;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "kept_in_outbox" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "recipient_email_is_former" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_entries" ADD COLUMN "gains" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_entries" ADD COLUMN "filled" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "filled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "fill" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "decisions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "greeting_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mail_trouble" jsonb;--> statement-breakpoint
CREATE INDEX "import_entries_fingerprint" ON "import_entries" USING btree ("fingerprint") WHERE "import_entries"."person_id" is not null;--> statement-breakpoint
-- Cards that were "sent" into the outbox before the column was there, known by what their attempt says.
UPDATE "card_delivery_logs" SET "delivery_status" = 'kept'
WHERE "delivery_status" = 'sent' AND ("delivery_details" LIKE 'Kept in the outbox as %' OR "delivery_details" = 'The outbox has this message already.');--> statement-breakpoint
UPDATE "cards" SET "kept_in_outbox" = true
FROM "card_delivery_logs" "log"
WHERE "cards"."delivery_status" = 'sent' AND "log"."card_id" = "cards"."id" AND "log"."attempt" = "cards"."attempt" AND "log"."delivery_status" = 'kept';
--> statement-breakpoint
-- Fingerprints say whose they are, so that nobody's entries are looked through for another's.
UPDATE "import_entries" SET "fingerprint" = "imports"."user_id" || ':' || "fingerprint" FROM "imports" WHERE "imports"."id" = "import_entries"."import_id";
