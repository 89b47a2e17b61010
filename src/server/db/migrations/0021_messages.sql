CREATE TABLE "message_addresses" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sealed_url" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_sent_at" timestamp (3) with time zone,
	"trouble" text
);
--> statement-breakpoint
ALTER TABLE "card_notices" ADD COLUMN "messaged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "message_addresses" ADD CONSTRAINT "message_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;